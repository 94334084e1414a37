export { HeroDrawing, type HeroDrawingName } from './hero-drawings';
export { StepDrawing, type StepDrawingName } from './step-drawings';
