export { letGo, show } from './motion.ts';
