export { chainSpans, type Span } from './motion.ts';
