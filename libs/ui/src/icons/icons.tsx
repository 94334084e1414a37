import { type ReactNode, type SVGProps } from 'react';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  /** Side in px or any CSS length; the size of the text when absent. */
  size?: number | string;
}

/** Icons are ornament: the control around them carries the name. */
function icon(drawing: ReactNode, filled = false) {
  return function Icon({ size = '1.25em', className, ...rest }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill={filled ? 'currentColor' : 'none'}
        stroke={filled ? 'none' : 'currentColor'}
        strokeWidth={1.8}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        className={className ? `k-icon ${className}` : 'k-icon'}
        {...rest}
      >
        {drawing}
      </svg>
    );
  };
}

const path = (d: string) => <path d={d} />;

export const MenuIcon = icon(path('M4 7h16M4 12h16M4 17h10'));
export const MoreIcon = icon(
  path('M4.5 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0M11 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0M17.5 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0'),
);
export const CloseIcon = icon(path('M6 6l12 12M18 6L6 18'));
export const BellIcon = icon(path('M6 10a6 6 0 0 1 12 0c0 5 2 6 2 7H4c0-1 2-2 2-7zM10 20a2.2 2.2 0 0 0 4 0'));
export const SunIcon = icon(
  <>
    <circle cx="12" cy="12" r="4" />
    {path('M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4')}
  </>,
);
export const MoonIcon = icon(path('M20 14.5A8.2 8.2 0 0 1 9.5 4 8.2 8.2 0 1 0 20 14.5z'));
export const LanguageIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    {path('M3.5 12h17M12 3.5c5 5.2 5 11.8 0 17M12 3.5c-5 5.2-5 11.8 0 17')}
  </>,
);
export const SearchIcon = icon(
  <>
    <circle cx="11" cy="11" r="6.5" />
    {path('M16 16l4.5 4.5')}
  </>,
);
export const ChevronDownIcon = icon(path('M6 9.5l6 6 6-6'));
export const ChevronUpIcon = icon(path('M6 14.5l6-6 6 6'));
export const ChevronLeftIcon = icon(path('M14.5 6l-6 6 6 6'));
export const ChevronRightIcon = icon(path('M9.5 6l6 6-6 6'));
export const ArrowRightIcon = icon(path('M4 12h15M13.5 6.5L19 12l-5.5 5.5'));
export const ArrowLeftIcon = icon(path('M20 12H5M10.5 6.5L5 12l5.5 5.5'));
export const CheckIcon = icon(path('M4.5 12.5l5 5 10-11'));
export const CheckCircleIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    {path('M8 12.3l2.8 2.8L16 9.5')}
  </>,
);
export const XCircleIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    {path('M9 9l6 6M15 9l-6 6')}
  </>,
);
export const ClockIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    {path('M12 7.5V12l3 2')}
  </>,
);
export const InfoIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    {path('M12 11v5M12 8v.01')}
  </>,
);
export const WarningIcon = icon(path('M12 4l9 15.5H3zM12 10v4.5M12 17v.01'));
export const CalendarIcon = icon(
  <>
    <rect x="4" y="5.5" width="16" height="14.5" rx="2.5" />
    {path('M4 10h16M8.5 3.5v4M15.5 3.5v4')}
  </>,
);
export const WalletIcon = icon(
  <>
    <rect x="3.5" y="7" width="17" height="12.5" rx="2.5" />
    {path('M6 7V6a2 2 0 0 1 2-2h8M20.5 11.5H16a1.8 1.8 0 0 0 0 3.6h4.5')}
  </>,
);
export const CoinIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    {path('M7.5 8.5h9M12.8 8.5v6.2l-3.6-2.6')}
  </>,
);
export const UploadIcon = icon(path('M12 15V4.5M7.5 9L12 4.5 16.5 9M4.5 15.5V18a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-2.5'));
export const DownloadIcon = icon(
  path('M12 4.5V15M7.5 10.5L12 15l4.5-4.5M4.5 15.5V18a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-2.5'),
);
export const PlusIcon = icon(path('M12 5v14M5 12h14'));
export const MinusIcon = icon(path('M5 12h14'));
export const TrashIcon = icon(
  path('M4.5 7h15M9 7V4.5h6V7M6.5 7l.8 12a1.5 1.5 0 0 0 1.5 1.4h6.4a1.5 1.5 0 0 0 1.5-1.4l.8-12M10 11v5.5M14 11v5.5'),
);
export const EditIcon = icon(path('M4.5 19.5l1-4L16 5a2.1 2.1 0 0 1 3 3L8.5 18.5zM14 7l3 3'));
export const EyeIcon = icon(
  <>
    {path('M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z')}
    <circle cx="12" cy="12" r="2.8" />
  </>,
);
export const EyeOffIcon = icon(
  path(
    'M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-3 3.7M6.3 7.5A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.7-1.4M10 10a2.8 2.8 0 0 0 4 4',
  ),
);
export const ListIcon = icon(path('M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01'));
export const TasksIcon = icon(
  <>
    <rect x="4.5" y="4.5" width="15" height="16" rx="2.5" />
    {path('M9 3.5h6v2.5H9zM8.5 13l2.3 2.3 4.7-5')}
  </>,
);
export const UserIcon = icon(
  <>
    <circle cx="12" cy="8" r="4" />
    {path('M4.5 20a7.5 7.5 0 0 1 15 0')}
  </>,
);
export const UsersIcon = icon(
  <>
    <circle cx="9" cy="8.5" r="3.5" />
    {path('M2.5 19.5a6.5 6.5 0 0 1 13 0M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 14.3a6.5 6.5 0 0 1 3.5 5.2')}
  </>,
);
export const ReceiptIcon = icon(
  path('M5.5 3.5v17l2.2-1.5 2.1 1.5 2.2-1.5 2.2 1.5 2.1-1.5 2.2 1.5v-17zM9 8.5h6M9 12.5h6'),
);
export const HistoryIcon = icon(path('M4 5v4.5h4.5M4.6 9.5A8 8 0 1 1 4 13M12 8.5V13l3 1.8'));
export const HomeIcon = icon(path('M4 11l8-7 8 7M6 9.5V20h4.5v-5.5h3V20H18V9.5'));
export const LogoutIcon = icon(path('M14 4.5H7a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h7M10.5 12H21M17.5 8.5L21 12l-3.5 3.5'));
export const FilterIcon = icon(path('M4 6h16M7 12h10M10 18h4'));
export const ImageIcon = icon(
  <>
    <rect x="3.5" y="4.5" width="17" height="15" rx="2.5" />
    <circle cx="8.8" cy="9.5" r="1.6" />
    {path('M4 17l5-4.5 3.5 3 3-3.5 5 5')}
  </>,
);
export const MailIcon = icon(
  <>
    <rect x="3.5" y="5.5" width="17" height="13" rx="2.5" />
    {path('M4 7.5l8 6 8-6')}
  </>,
);
export const ShieldIcon = icon(
  path('M12 3.5l7.5 2.8v5.2c0 4.6-3.1 7.7-7.5 9-4.4-1.3-7.5-4.4-7.5-9V6.3zM8.5 12l2.5 2.5 4.5-5'),
);
export const RefreshIcon = icon(path('M20 5v4.5h-4.5M19.4 9.5A8 8 0 1 0 20 13'));
export const ExternalIcon = icon(
  path('M10 5H6.5A1.5 1.5 0 0 0 5 6.5v11A1.5 1.5 0 0 0 6.5 19h11a1.5 1.5 0 0 0 1.5-1.5V14M14 4.5h5.5V10M19 5l-8 8'),
);
export const CopyIcon = icon(
  <>
    <rect x="8.5" y="8.5" width="11.5" height="11.5" rx="2.5" />
    {path('M15.5 8.5V6A2 2 0 0 0 13.5 4H6a2 2 0 0 0-2 2v7.5a2 2 0 0 0 2 2h2.5')}
  </>,
);
export const PauseIcon = icon(path('M8.5 5.5v13M15.5 5.5v13'));
export const PlayIcon = icon(path('M8 5.5v13l10.5-6.5z'));
export const OfflineIcon = icon(
  path(
    'M3.5 3.5l17 17M2.5 9.5A14 14 0 0 1 7 6.5M10.5 5.5a14 14 0 0 1 11 4M5.5 13a9.5 9.5 0 0 1 5-2.8M15 10.8a9.5 9.5 0 0 1 3.5 2.2M9 16.5a4.5 4.5 0 0 1 6 0M12 20v.01',
  ),
);
export const QuoteIcon = icon(path('M5 17c3-1 4.5-3.5 4.5-7H4.5V6h5M14 17c3-1 4.5-3.5 4.5-7h-5V6h5'));

export const GithubIcon = icon(
  path(
    'M12 2.5a9.7 9.7 0 0 0-3.1 18.9c.5.1.7-.2.7-.5v-1.8c-2.7.6-3.3-1.2-3.3-1.2-.4-1.1-1.1-1.4-1.1-1.4-.9-.6.1-.6.1-.6 1 .1 1.5 1 1.5 1 .9 1.5 2.3 1.1 2.9.8.1-.6.3-1.1.6-1.3-2.2-.3-4.4-1.1-4.4-4.8 0-1.1.4-1.9 1-2.6-.1-.3-.4-1.3.1-2.6 0 0 .8-.3 2.7 1a9.3 9.3 0 0 1 4.9 0c1.9-1.3 2.7-1 2.7-1 .5 1.3.2 2.3.1 2.6.6.7 1 1.5 1 2.6 0 3.7-2.3 4.5-4.4 4.8.3.3.7.9.7 1.8v2.7c0 .3.2.6.7.5A9.7 9.7 0 0 0 12 2.5z',
  ),
  true,
);
export const MessengerIcon = icon(
  path(
    'M12 3C6.8 3 3 6.7 3 11.5c0 2.6 1.1 4.8 2.9 6.3v3l2.9-1.6c1 .3 2.1.4 3.2.4 5.2 0 9-3.7 9-8.3S17.2 3 12 3zm.9 11l-2.3-2.4L6.2 14l4.8-5 2.4 2.4L17.7 9z',
  ),
  true,
);
export const LinkedinIcon = icon(
  path(
    'M5.2 8.8h3.3V20H5.2zM6.8 3.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM10.7 8.8h3.2v1.6c.5-.9 1.6-1.9 3.4-1.9 3.5 0 4.2 2.3 4.2 5.3V20h-3.4v-5.5c0-1.3 0-3-1.8-3s-2.1 1.4-2.1 2.9V20h-3.5z',
  ),
  true,
);

/** Google's mark keeps its own colours. */
export function GoogleIcon({ size = '1.25em', ...rest }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false" {...rest}>
      <path
        fill="#4285f4"
        d="M21.6 12.2c0-.7-.1-1.3-.2-1.9H12v3.7h5.4a4.6 4.6 0 0 1-2 3v2.5h3.2c1.9-1.8 3-4.3 3-7.3z"
      />
      <path
        fill="#34a853"
        d="M12 22c2.7 0 5-.9 6.6-2.4l-3.2-2.5c-.9.6-2 1-3.4 1-2.6 0-4.8-1.8-5.6-4.1H3.1v2.6A10 10 0 0 0 12 22z"
      />
      <path fill="#fbbc05" d="M6.4 14a6 6 0 0 1 0-3.9V7.5H3.1a10 10 0 0 0 0 9z" />
      <path
        fill="#ea4335"
        d="M12 5.9c1.5 0 2.8.5 3.8 1.5l2.9-2.9A10 10 0 0 0 3.1 7.5l3.3 2.6C7.2 7.7 9.4 5.9 12 5.9z"
      />
    </svg>
  );
}
