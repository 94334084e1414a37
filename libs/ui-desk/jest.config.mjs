import { frontProject } from '../web-kit/jest/index.mjs';

export default frontProject(import.meta.dirname);
