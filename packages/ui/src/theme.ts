import { type CSSVariablesResolver, createTheme, type MantineThemeOverride } from '@mantine/core';
import type { Brand } from './brand.ts';
import { mixColors } from './mix-colors.ts';

const fontFamily =
  "'Inter Variable', 'Inter Stand-in', system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif";
const darkCard = '#1b1c1e';

/** The `--brand-…` CSS variables of a brand in one colour scheme. */
export interface BrandVariables {
  /** Colour of filled buttons and marks. */
  '--brand-fill': string;
  '--brand-fill-hover': string;
  /** Colour of text and icons on the fill. */
  '--brand-on-fill': string;
  /** Colour of links, of the selected card's border, and of other text in the brand's colour. */
  '--brand-text': string;
  /** Background of selected elements. Texts in every tone must be readable on it. */
  '--brand-tint': string;
  '--brand-accent': string;
}

/**
 * Computes a brand's colours: dark text on a bright fill in dark mode, white text on a deep fill in light
 * mode.
 */
export function brandVariables(brand: Brand): { light: BrandVariables; dark: BrandVariables } {
  const { scale, accent } = brand;
  return {
    light: {
      '--brand-fill': scale[6],
      '--brand-fill-hover': scale[7],
      '--brand-on-fill': '#ffffff',
      '--brand-text': scale[7],
      '--brand-tint': scale[0],
      '--brand-accent': accent.light,
    },
    dark: {
      '--brand-fill': scale[5],
      '--brand-fill-hover': scale[4],
      '--brand-on-fill': '#0f0a09',
      '--brand-text': scale[4],
      '--brand-tint': mixColors(darkCard, scale[5], 0.1),
      '--brand-accent': accent.dark,
    },
  };
}

/**
 * Function that Mantine calls for its CSS variables. It returns the brand's variables under each colour
 * scheme.
 */
export function brandVariablesResolver(brand: Brand): CSSVariablesResolver {
  const { light, dark } = brandVariables(brand);
  return () => ({ variables: {}, light: { ...light }, dark: { ...dark } });
}

/** Makes the Mantine theme of a brand: one primary colour, corner radius 8, thin lines, almost no shadow. */
export function themeFor(brand: Brand): MantineThemeOverride {
  return createTheme({
    primaryColor: 'brand',
    primaryShade: { light: 6, dark: 5 },
    colors: { brand: brand.scale },
    fontFamily,
    headings: { fontFamily, fontWeight: '700' },
    defaultRadius: 'md',
    cursorType: 'pointer',
    respectReducedMotion: true,
  });
}
