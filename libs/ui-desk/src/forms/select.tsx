import { NativeSelect, type SelectOption, useIsBelow } from '@kaaj/ui';
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

/** antd's dropdown scrolls without a focusable element: it becomes a tab stop, which only Chrome does by default. */
const makeStop = (list: HTMLElement | null) => {
  list?.querySelector<HTMLElement>('.ant-select-dropdown-list-holder')?.setAttribute('tabindex', '0');
};

/** A select: antd's on desktop; on phones the native one, which uses the whole screen. */
export function Select({ options, name, onChange, ...control }: SelectProps) {
  const phone = useIsBelow('medium');
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
