/** In remotes, in place of react-refresh/runtime: the shell's, which lend.mjs put there. */
const lent = globalThis.kaajRefresh;

export const { createSignatureFunctionForTransform, getFamilyByType, isLikelyComponentType, performReactRefresh } =
  lent;

/** Files of two remotes may have the same path. */
export const register = (type, id) => lent.register(type, `${__react_refresh_library__} ${id}`);
