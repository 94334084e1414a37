import * as refresh from 'react-refresh/runtime';

/** React reports rendered roots to one copy of the refresh runtime: the first one. Remotes use it from here. */
globalThis.kaajRefresh = refresh;
