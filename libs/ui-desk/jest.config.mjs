import { frontProject } from '../build/jest/index.mjs';

export default frontProject(import.meta.dirname);
