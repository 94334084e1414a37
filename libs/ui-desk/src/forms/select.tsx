import { NativeSelect, type SelectOption, useBelow } from '@kaaj/ui';
import { CheckIcon, ChevronDownIcon } from '@kaaj/ui/icons';
import { Select as AntdSelect } from 'antd';
import { type AriaAttributes } from 'react';

export interface SelectProps extends Pick<AriaAttributes, 'aria-label' | 'aria-describedby'> {
  id?: string;
  name?: string;
  value?: string;
  options: readonly SelectOption[];
  disabled?: boolean;
  onChange?: (value: string) => void;
  'aria-invalid'?: 'true';
  'aria-required'?: 'true';
}

/** antd's list scrolls with nothing in it to stop at: it becomes a stop itself, as Chrome alone makes one of such a box. */
const makeStop = (list: HTMLElement | null) => {
  list?.querySelector<HTMLElement>('.ant-select-dropdown-list-holder')?.setAttribute('tabindex', '0');
};

/** One of a few choices: antd's select at a desk; on phones the platform's own, whose list is as large as the screen. */
export function Select({ options, name, onChange, ...control }: SelectProps) {
  const phone = useBelow('medium');
  if (!phone)
    return (
      <AntdSelect<string>
        {...control}
        options={options.map((option) => ({ ...option }))}
        onChange={(value) => onChange?.(value)}
        className="k-desk-select"
        popupRender={(list) => <div ref={makeStop}>{list}</div>}
        virtual={false}
        suffixIcon={<ChevronDownIcon size={18} />}
        menuItemSelectedIcon={<CheckIcon size={18} />}
      />
    );
  return (
    <NativeSelect {...control} name={name} options={options} onChange={({ target }) => onChange?.(target.value)} />
  );
}
