export default function stripAntdStyleFunctions(source: string): string;
