export { ReportButton } from './report-button';
export { type Reportable } from './report-form';
