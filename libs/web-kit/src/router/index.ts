export {
  createBrowserRouter,
  createMemoryRouter,
  Link,
  Navigate,
  NavLink,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
  type RouteObject,
} from 'react-router-dom';
export { navigateTo, navigateWith } from './navigation';
export { usePageTitle } from './page-title';
