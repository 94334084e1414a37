export { ReportFiguresQuery } from './adapters/out/report-figures.query';
