import { frontProject } from '@kaaj/build/jest';

export default frontProject(import.meta.dirname);
