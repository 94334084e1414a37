export { type Figures, LiveFiguresQuery } from './adapters/out/live-figures.query';
