export { ReportButton, type Reportable } from './report-button';
