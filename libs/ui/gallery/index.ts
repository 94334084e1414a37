export { useLines, type Line } from './lines';
export { EmptyAndFailed } from './shared-examples/empty-and-failed';
export { StatusBadges } from './shared-examples/status-badges';
export { ThreeFacts } from './shared-examples/three-facts';
export { TwoSegments } from './shared-examples/two-segments';
export { useWords } from './use-words';
export { loadedList } from './loaded-list';
