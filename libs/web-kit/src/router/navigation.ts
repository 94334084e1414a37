type Navigate = (path: string, state?: object) => void;

let navigate: Navigate = (path) => window.location.assign(path);

/** The shell registers its router here, so that code outside of components (the session) can navigate. */
export function navigateWith(routerNavigate: Navigate): void {
  navigate = routerNavigate;
}

export function navigateTo(path: string, state?: object): void {
  navigate(path, state);
}
