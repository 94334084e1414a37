import './charts.css';

export { AreaChart, BarChart, LineChart, type ChartProps, type Series } from './charts';
