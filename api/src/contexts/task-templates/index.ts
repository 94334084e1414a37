export { OwnTemplates } from './application/own-templates';
