export { type Figures, LiveFigures } from './application/live-figures';
