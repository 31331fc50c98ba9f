import type { ComponentProps } from 'react';
import { PageTitle } from '../label/page-title.tsx';
import classes from './form-page.module.css';

interface FormPageProps extends ComponentProps<typeof PageTitle> {
  /** Actions beside the title. */
  actions?: ComponentProps<typeof PageTitle>['children'];
}

/** A screen that is a form: its title, then its parts; the bar that saves stands at its foot, on a short screen, too. */
export function FormPage({ title, subtitle, actions, children }: FormPageProps) {
  return (
    <div className={`stack-12 ${classes.page}`}>
      <PageTitle title={title} subtitle={subtitle}>
        {actions}
      </PageTitle>
      {children}
    </div>
  );
}
