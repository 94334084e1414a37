export { ReportFiguresQuery } from './adapters/out/report-figures.query';
export { Terms } from './application/terms';
export { termsOn } from './domain/terms';
