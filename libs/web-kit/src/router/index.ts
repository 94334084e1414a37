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
export { useAddress } from './use-address';
export { usePageTitle } from './page-title';
export { comingFrom, leadsOnTo, returnPath, stateAlong } from './return-path';
export { useBackClosesDialog } from './use-back-closes-dialog';
export { useScroll } from './use-scroll';
