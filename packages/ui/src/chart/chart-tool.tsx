import type { ButtonHTMLAttributes } from 'react';
import tools from './chart-tools.module.css';

/** A subtle button in the head of a chart. */
export function ChartTool(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button {...props} type="button" className={tools.tool} />;
}
