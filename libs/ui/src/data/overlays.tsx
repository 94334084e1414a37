import {
  Descriptions as AntdDescriptions,
  Drawer as AntdDrawer,
  Dropdown as AntdDropdown,
  Modal as AntdModal,
  Tooltip as AntdTooltip,
} from 'antd';
import { type ReactElement, type ReactNode } from 'react';
import { CloseIcon } from '../icons/icons';
import { Link, useUiSettings } from '../settings/ui-settings';

export interface ModalProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the end; none when absent. */
  footer?: ReactNode;
  /** Width in px; never wider than the screen. */
  width?: number;
}

/** Closes by Escape, by a click outside and by its close button; gives the focus back to where it came from. */
export function Modal({ open, onClose, title, children, footer = null, width = 560 }: ModalProps) {
  const { texts } = useUiSettings();
  return (
    <AntdModal
      open={open}
      onCancel={onClose}
      title={title}
      footer={footer}
      width={width}
      centered
      destroyOnHidden
      className="k-modal"
      closable={{ 'aria-label': texts.close, closeIcon: <CloseIcon size={20} /> }}
    >
      {children}
    </AntdModal>
  );
}

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  side?: 'left' | 'right';
  /** Width in px. */
  width?: number;
}

export function Drawer({ open, onClose, title, children, side = 'left', width = 288 }: DrawerProps) {
  const { texts } = useUiSettings();
  return (
    <AntdDrawer
      open={open}
      onClose={onClose}
      title={title}
      placement={side}
      size={width}
      className="k-drawer"
      closable={{ 'aria-label': texts.close, closeIcon: <CloseIcon size={20} />, placement: 'end' }}
    >
      {children}
    </AntdDrawer>
  );
}

export function Tooltip({ text, children }: { text: ReactNode; children: ReactElement }) {
  return <AntdTooltip title={text}>{children}</AntdTooltip>;
}

export interface MenuEntry {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  /** Makes the entry a link. */
  href?: string;
  onSelect?: () => void;
}

/** A menu that opens on a click of its child. */
export function Dropdown({ entries, children }: { entries: readonly MenuEntry[]; children: ReactElement }) {
  const items = entries.map(({ key, label, icon, danger, disabled, href }) => ({
    key,
    icon,
    danger,
    disabled,
    label: href ? <Link href={href}>{label}</Link> : label,
  }));
  const select = ({ key }: { key: string }) => entries.find((entry) => entry.key === key)?.onSelect?.();
  return (
    <AntdDropdown trigger={['click']} placement="bottomRight" menu={{ items, onClick: select }}>
      {children}
    </AntdDropdown>
  );
}

export interface Fact {
  key: string;
  label: ReactNode;
  value: ReactNode;
  /** Takes the whole line. */
  wide?: boolean;
}

/** Names and values of one thing: one column on phones, two from medium width. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <AntdDescriptions
      layout="vertical"
      colon={false}
      column={{ xs: 1, sm: 1, md: 2 }}
      className="k-facts"
      items={facts.map(({ key, label, value, wide }) => ({
        key,
        label,
        children: value,
        span: wide ? ('filled' as const) : 1,
      }))}
    />
  );
}
