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

export { Accordion, type AccordionItem } from './components/accordion';
export { Avatar, initialsOf, type AvatarProps } from './components/avatar';
export { Banner, type BannerProps } from './components/banner';
export {
  Button,
  ButtonLink,
  IconButton,
  type ButtonLinkProps,
  type ButtonLook,
  type ButtonProps,
  type IconButtonProps,
} from './components/button';
export { Card, Stat, StatRow, type CardProps, type StatProps } from './components/card';
export { SectionCard, type SectionCardProps } from './components/section-card';
export { classes } from './components/classes';
export { ClickShield } from './components/click-shield';
export { Coin, CoinAmount, Money, type CoinAmountProps, type MoneyProps } from './components/coin';
export {
  NumberField,
  PasswordField,
  RequiredMark,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
  type PasswordFieldProps,
  type SelectFieldProps,
  type SwitchFieldProps,
  type TextAreaFieldProps,
  type TextFieldProps,
} from './components/fields';
export { Count, isCounted, useSought, useTooLong } from './components/length';
export { NativeSelect, type NativeSelectProps, type SelectOption } from './components/native-select';
export { AvatarWithName, type FaceProps } from './components/avatar-with-name';
export { ErrorBoundary } from './components/error-boundary';
export { focusOrigin, restoreFocus } from './focus/opener';
export { useModalDialog } from './focus/use-modal-dialog';
export { useDismiss } from './focus/use-dismiss';
export { Form, type FormProps } from './components/form';
export {
  PageHeading,
  PageTitle,
  SectionHeading,
  type PageHeadingProps,
  type SectionHeadingProps,
} from './components/headings';
export { Identifier } from './components/identifier';
export {
  Container,
  Grid,
  GridOfFour,
  Row,
  Section,
  SkipLink,
  Stack,
  VisuallyHidden,
  type Space,
} from './components/layout';
export { usePreview } from './components/use-preview';
export { Logo, LogoMark, type LogoProps } from './components/logo';
export { SegmentedControl, type Segment, type SegmentsProps } from './components/segmented-control';
export {
  SkeletonRegion,
  LoadingCard,
  LoadingRows,
  SkeletonBox,
  SkeletonRows,
  SkeletonText,
  type SkeletonBoxProps,
  type SkeletonRowsProps,
} from './components/skeleton';
export { PageSpinner, Spinner, type SpinnerProps } from './components/spinner';
export { EmptyState, ErrorState, type EmptyStateProps, type ErrorStateProps } from './components/states';
export { Badge, StatusBadge, statusStyles, type BadgeProps, type StatusBadgeProps } from './components/status-badge';
export { type PaginatedList } from './components/paginated-list';
export { EmptyDrawing, type EmptyDrawingName } from './drawings/empty-drawings';
export { formatOf, type Format, type Language, type Moment } from './settings/format';
export {
  Link,
  UiSettingsProvider,
  useFormat,
  useCoinValue,
  useUiSettings,
  type LinkProps,
  type UiSettings,
  type UiTexts,
} from './settings/ui-settings';
export { useLazyModule, type Loaded } from './settings/use-lazy-module';
export { useHydrated } from './settings/use-hydrated';
export { useDuration } from './settings/use-duration';
export { useIsBelow, useReducedMotion } from './settings/use-media';
export { type ThemeName } from './tokens/tokens';
export { LoadMore, type LoadMoreProps } from './components/load-more';
export { TOAST_MS, Toasts, type Toast, type ToastKind, type ToastsProps } from './toasts/toasts';
