import './styles/base.css';
import './styles/fonts.css';
import './tokens/tokens.css';
import './styles/words.css';
import './icons/icons.css';
import './components/layout.css';
import './components/logo.css';
import './components/coin.css';
import './components/button.css';
import './components/spinner.css';
import './components/card.css';
import './components/status-badge.css';
import './components/banner.css';
import './components/avatar.css';
import './components/headings.css';
import './components/states.css';
import './drawings/drawings.css';
import './components/skeleton.css';
import './components/fields.css';
import './components/progress.css';
import './components/segmented-control.css';
import './components/accordion.css';
import './components/load-more.css';
import './components/click-shield.css';
import './toasts/toasts.css';

export { Accordion } from './components/accordion';
export { Avatar, initialsOf } from './components/avatar';
export { Banner } from './components/banner';
export { Button, ButtonLink, IconButton, type ButtonProps, type IconButtonProps } from './components/button';
export { Card, Stat, StatRow } from './components/card';
export { SectionCard } from './components/section-card';
export { classes } from './components/classes';
export { ClickShield } from './components/click-shield';
export { Coin, CoinAmount, Money } from './components/coin';
export {
  NumberField,
  PasswordField,
  RequiredMark,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
} from './components/fields';
export { Count, isCounted, useSought, useTooLong } from './components/length';
export { NativeSelect, type SelectOption } from './components/native-select';
export { AvatarWithName } from './components/avatar-with-name';
export { ErrorBoundary } from './components/error-boundary';
export { focusOrigin, restoreFocus } from './focus/opener';
export { useModalDialog } from './focus/use-modal-dialog';
export { useDismiss } from './focus/use-dismiss';
export { Form } from './components/form';
export { PageHeading, PageTitle, SectionHeading, type SectionHeadingProps } from './components/headings';
export { Identifier } from './components/identifier';
export { Container, Grid, GridOfFour, Row, Section, SkipLink, Stack, VisuallyHidden } from './components/layout';
export { usePreview } from './components/use-preview';
export { Logo, LogoMark } from './components/logo';
export { SegmentedControl } from './components/segmented-control';
export {
  SkeletonRegion,
  LoadingCard,
  LoadingRows,
  SkeletonBox,
  SkeletonRows,
  SkeletonText,
} from './components/skeleton';
export { PageSpinner, Spinner } from './components/spinner';
export { EmptyState, ErrorState, type EmptyStateProps } from './components/states';
export { Badge, StatusBadge, statusStyles, type StatusBadgeProps } from './components/status-badge';
export { type PaginatedList } from './components/paginated-list';
export { EmptyDrawing } from './drawings/empty-drawings';
export { formatOf, type Format, type Language } from './settings/format';
export {
  Link,
  UiSettingsProvider,
  useFormat,
  useCoinValue,
  useUiSettings,
  type LinkProps,
  type UiTexts,
} from './settings/ui-settings';
export { useLazyModule } from './settings/use-lazy-module';
export { useHydrated } from './settings/use-hydrated';
export { useDuration } from './settings/use-duration';
export { useIsBelow, useReducedMotion } from './settings/use-media';
export { type ThemeName } from './tokens/tokens';
export { LoadMore } from './components/load-more';
export { TOAST_MS, Toasts, type Toast, type ToastKind } from './toasts/toasts';
