import { IconButton as IconButtonAlone, type IconButtonProps } from '@kaaj/ui';
import { Tooltip } from 'antd';
import { HOVER_AND_FOCUS } from './tooltip';

/** A square button with an icon alone; `label` is its accessible name, and its hint by mouse and by keyboard. */
export function IconButton(props: IconButtonProps) {
  return (
    <Tooltip title={props.label} trigger={HOVER_AND_FOCUS} destroyOnHidden>
      <IconButtonAlone {...props} title={undefined} />
    </Tooltip>
  );
}
