export { default } from '../periods/index.ts';
