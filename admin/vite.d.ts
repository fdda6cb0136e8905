declare module 'virtual:menu-icons' {
  const icons: Record<string, import('@mui/icons-material').SvgIconComponent>;
  export default icons;
}
