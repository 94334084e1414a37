export { useLines, type Line } from './lines';
export { useWords } from './use-words';
export { walked } from './walked';
