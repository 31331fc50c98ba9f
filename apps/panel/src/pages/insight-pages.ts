/** The pages of reports, named by one late file. */
export const insightPages = {
  dashboard: async () => (await import('../features/insight/dashboard/dashboard-screen.tsx')).DashboardScreen,
  charts: async () => (await import('../features/insight/charts/charts-screen.tsx')).ChartsScreen,
  report: async () => (await import('../features/insight/report/report-screen.tsx')).ReportScreen,
  ratings: async () => (await import('../features/ratings/ratings-screen.tsx')).RatingsScreen,
} as const;
