export { Provider as StoreProvider } from 'react-redux';
export { tellNoticesRead, useLiveNotifications } from './live/live-notifications';
export { catalogue, type Messages, type Translate } from './messages/catalogue';
export { common, useCommonMessages } from './messages/common';
export { changeLanguage, currentLanguage, LANGUAGES, type Language } from './messages/languages';
export { useLanguage } from './messages/use-language';
export { usePersonName } from './messages/use-person-name';
export { useRequired } from './messages/use-required';
export { useUiTexts } from './messages/use-ui-texts';
export { notices, type Notice, type Question, type ToastKind } from './notices/notices';
export { useAskedStep } from './notices/use-asked-step';
export { untilKnown } from './notices/until-known';
export { useConfirm, useToast, type ToastActions } from './notices/use-notices';
export { Fetched, type Asked, type FetchedProps } from './problems/fetched';
export { isNotFound } from './problems/is-not-found';
export { fieldText, problemText } from './problems/problem-text';
export { useRefusedFields } from './problems/use-refused-fields';
export {
  CONTRACT_VERSION,
  defineRemote,
  type Audience,
  type MenuBadge,
  type MenuItem,
  type PageLoader,
  type PublishedRemote,
  type RemoteFacts,
  type RemoteModule,
  type RouteFacts,
} from './remotes/contract';
export { type Misfit, misfitOf } from './remotes/misfit.mjs';
export * from './router';
export {
  finishSignUp,
  proveSecondFactor,
  signIn,
  resumeGoogle,
  signInWithGoogle,
  signOut,
  signUp,
  waitingSignUp,
  type NewPerson,
  type SignInOutcome,
} from './session/identity';
export { proveByGoogle } from './session/google-popup';
export { reportProfile, startSession } from './session/session';
export { type Person } from './session/session-slice';
export { useSession, type Session } from './session/use-session';
export { store, useAppDispatch, useAppSelector, type RootState } from './store/store';
export { type Theme } from './theme/theme-slice';
export { useTheme } from './theme/use-theme';
export { useOnline } from './connection/use-online';
export { useDraft, type Draft } from './drafts/use-draft';
export { ChartFile } from './files/chart-file';
export { csvOf } from './files/csv';
export { type Encoding, readTextFile } from './files/text-file';
export { xlsxOf } from './files/xlsx';
export { download } from './files/download';
export { shrunk } from './files/shrunk-picture';
export { useColumnChoice } from './lists/use-column-choice';
export { useUrlState } from './lists/use-url-state';
export { useHeldBack, type HeldBack } from './lists/use-held-back';
export { useRows, type Rows } from './lists/use-rows';
export { useSteadyList, useSteadyRows, type SteadyRows } from './lists/use-steady-rows';
export { useTaskFilter } from './lists/use-task-filter';
export { useTypedSearch, useUrlSearch, type TypedSearch } from './lists/use-typed-search';
export { addedUp, dailyFigures, weekly } from './lists/daily-figures';
export { useTimeChart } from './lists/use-time-chart';
export { useWaitsChart } from './lists/use-waits-chart';
export { useChangeWords } from './lists/use-change-words';
export { useShortList } from './lists/use-short-list';
export { usePlacesLeft } from './tasks/use-places-left';
export { useRecordOf } from './tasks/use-record-of';
export { useRecordWords } from './tasks/use-record-words';
export { useTaskFacts } from './tasks/use-task-facts';
export { useTaskWords } from './tasks/use-task-words';
export { isBeingAnswered, useWorkStory } from './tasks/use-work-story';
export { useTaskSort } from './tasks/use-task-sort';
export { useTaskDeletion } from './tasks/use-task-deletion';
export { useSettings } from './settings/use-settings';
export { type Prices, usePrices } from './settings/use-prices';
export { useToday } from './settings/use-today';
export { firstStepsFinished, useFirstSteps } from './session/use-first-steps';
export { useOwnEmail } from './session/use-own-email';
export { type OwnBalance, useBalance } from './session/use-balance';
