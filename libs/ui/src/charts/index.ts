import './charts.css';

export { AreaChart } from './area-chart';
export { BarChart } from './bar-chart';
export { type ChartProps, type Series } from './chart-props';
export { LineChart } from './line-chart';
