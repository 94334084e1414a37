export {
  BrowserRouter,
  Link,
  MemoryRouter,
  Navigate,
  NavLink,
  Outlet,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
  type RouteObject,
} from 'react-router-dom';
export { navigateTo, navigateWith } from './navigation';
export { useLatestLocation } from './use-latest-location';
export { returnState, continueTo, returnPath, stateAlong } from './return-path';
export { useBackClosesDialog } from './use-back-closes-dialog';
export { useScroll } from './use-scroll';
