import { type ButtonHTMLAttributes, type MouseEvent, type ReactNode } from 'react';
import { useHydrated } from '../settings/use-hydrated';
import { Link, type LinkProps } from '../settings/ui-settings';
import { classes } from './classes';
import { Spinner } from './spinner';

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  size?: 'small' | 'medium' | 'large';
  icon?: ReactNode;
  /** Icon after the text. */
  iconEnd?: ReactNode;
  /** As wide as the room it is in. */
  block?: boolean;
}

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-busy'> {
  /** The action is under way: the button keeps its width and focus, and further clicks do nothing. */
  pending?: boolean;
}

const looks = ({ variant = 'primary', size = 'medium', block }: ButtonLook, className?: string) =>
  classes('k-button', `k-button--${variant}`, `k-button--${size}`, block && 'k-button--block', className);

function Content({ icon, iconEnd, children }: Pick<ButtonLook, 'icon' | 'iconEnd'> & { children?: ReactNode }) {
  return (
    <span className="k-button__content">
      {icon}
      {children !== undefined && <span className="k-button__text">{children}</span>}
      {iconEnd}
    </span>
  );
}

export function Button({
  variant,
  size,
  icon,
  iconEnd,
  block,
  pending = false,
  type = 'button',
  disabled,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const hydrated = useHydrated();
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || !hydrated}
      data-waiting={hydrated ? undefined : ''}
      className={looks({ variant, size, block }, className)}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest['aria-disabled']}
      onClick={press}
    >
      <Content icon={icon} iconEnd={iconEnd}>
        {children}
      </Content>
      {pending && (
        <span className="k-button__pending">
          <Spinner size={18} />
        </span>
      )}
    </button>
  );
}

export type ButtonLinkProps = ButtonLook & LinkProps;

/** A link with the style of a button. */
export function ButtonLink({ variant, size, icon, iconEnd, block, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={looks({ variant, size, block }, className)}>
      <Content icon={icon} iconEnd={iconEnd}>
        {children}
      </Content>
    </Link>
  );
}

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'children'> {
  label: string;
  icon: ReactNode;
  /** A count in a small round badge; hidden at 0. The label has to include the count. */
  badge?: string | null;
  /** Neutral colour, for a count that needs no action. */
  badgeQuiet?: boolean;
}

/** A square button with an icon alone; `label` is its accessible name and its hint. */
export function IconButton({
  label,
  icon,
  badge,
  badgeQuiet,
  className,
  type = 'button',
  disabled,
  ...rest
}: IconButtonProps) {
  const hydrated = useHydrated();
  return (
    <button
      title={label}
      {...rest}
      type={type}
      disabled={disabled || !hydrated}
      data-waiting={hydrated ? undefined : ''}
      className={classes('k-icon-button', className)}
      aria-label={label}
    >
      {icon}
      {badge ? (
        <span
          className={classes('k-icon-button__badge', badgeQuiet && 'k-icon-button__badge--quiet')}
          aria-hidden="true"
        >
          {badge}
        </span>
      ) : null}
    </button>
  );
}
