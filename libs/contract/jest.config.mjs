import scripts from '../../scripts/jest.config.mjs';

export default { ...scripts, displayName: 'contract', rootDir: import.meta.dirname };
