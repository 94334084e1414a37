export { Provider as StoreProvider } from 'react-redux';
export { platformName, takeBrand, useBrand } from './brand/brand';
export { broadcastNotificationsRead, useLiveNotifications } from './live/live-notifications';
export { catalogue } from './messages/catalogue';
export { common, useCommonMessages } from './messages/common';
export { changeLanguage, currentLanguage, LANGUAGES, type Language } from './messages/languages';
export { useLanguage } from './messages/use-language';
export { useUiTexts } from './messages/use-ui-texts';
export { uiRequests, type UiRequest, type Question } from './notices/ui-requests';
export { toast } from './notices/toast';
export { fieldText, problemText } from './problems/problem-text';
export {
  CONTRACT_VERSION,
  defineRemote,
  type Audience,
  type MenuBadge,
  type MenuItem,
  type PageLoader,
  type RegisteredRemote,
  type RemoteManifest,
  type RemoteModule,
  type RouteFacts,
} from './remotes/contract';
export { type IncompatibleLibrary, findIncompatibleLibrary } from './remotes/compatibility.mjs';
export * from './router';
export { signOut } from './session/sign-out';
export { reportProfile, startSession } from './session/session';
export { type Person } from './session/session-slice';
export { useSession } from './session/use-session';
export { store, useAppDispatch, useAppSelector } from './store/store';
export { type Theme } from './theme/theme-slice';
export { useTheme } from './theme/use-theme';
export { useOnline } from './connection/use-online';
export { draftsOf } from './drafts/drafts-of';
export { beforeSignOut } from './session/before-sign-out';
export { firstStepsKey } from './session/first-steps-key';
export { useOwnEmail } from './session/use-own-email';
