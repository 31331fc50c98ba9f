/**
 * A Vite plugin that imports every icon from its own file. With the library's index, each build would read
 * 6,000 files and could not see which page uses which icon.
 */
export const iconsFromTheirFiles = {
  name: 'icons-from-their-files',
  enforce: 'pre' as const,
  transform: (code: string) => {
    if (!code.includes("'@tabler/icons-react'")) return null;
    const imports = /import \{([^}]*)\} from '@tabler\/icons-react';/g;
    return { code: code.replace(imports, (_, names: string) => filesOf(names)), map: null };
  },
};

function filesOf(names: string): string {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => `import ${name} from '@tabler/icons-react/dist/esm/icons/${name}.mjs';`)
    .join(' ');
}
