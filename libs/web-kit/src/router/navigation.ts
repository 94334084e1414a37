type Navigate = (path: string, state?: object) => void;

let navigate: Navigate = (path) => window.location.assign(path);

/** The shell hands in its router here, so that what is no component (the session) can send people elsewhere. */
export function navigateWith(routerNavigate: Navigate): void {
  navigate = routerNavigate;
}

export function navigateTo(path: string, state?: object): void {
  navigate(path, state);
}
