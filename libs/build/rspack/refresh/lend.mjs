import * as refresh from 'react-refresh/runtime';

/** React tells one copy alone what it has drawn: the one that was there before it. Remotes borrow it from here. */
globalThis.kaajRefresh = refresh;
