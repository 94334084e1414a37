import { IconButton as IconButtonAlone, type IconButtonProps } from '@kaaj/ui';
import { Tooltip } from 'antd';

/** A square button with an icon alone; `label` is its accessible name, and its hint by mouse and by keyboard. */
export function IconButton(props: IconButtonProps) {
  return (
    <Tooltip title={props.label} destroyOnHidden>
      <IconButtonAlone {...props} title={undefined} />
    </Tooltip>
  );
}
