/// <reference path="../assets.d.ts" />
export { DatePicker, type DatePickerProps } from './date-picker';
