import { menu } from '#schemas/pages.ts';

const name = 'virtual:menu-icons';
const virtualId = `\0${name}`;
const icons = [...new Set(menu.map(({ icon }) => icon))];
const from = (icon: string) => `@mui/icons-material/${icon}`;

/** A plugin of the build: the module of the icons that schemas/pages.json names, so that no other comes along. */
export const menuIcons = () => ({
  name: 'menu-icons',
  config: () => ({ optimizeDeps: { include: icons.map(from) } }),
  resolveId: (id: string) => (id === name ? virtualId : null),
  load: (id: string) =>
    id === virtualId
      ? [...icons.map((icon) => `import ${icon} from '${from(icon)}';`), `export default { ${icons} };`].join('\n')
      : null,
});
