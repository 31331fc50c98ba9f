// The scripts never change. Environment variables pass the values, so that no value can become script text.

/** Writes the printers as JSON. */
export const LIST_SCRIPT = `
$ErrorActionPreference = 'Stop'
[Console]::OutputEncoding = [System.Text.Encoding]::UTF8
@(Get-CimInstance Win32_Printer | Select-Object Name, Default, WorkOffline, DetectedErrorState) | ConvertTo-Json -Compress
`;

/** Passes a file's bytes to a queue unchanged. Exit code 3: no such queue; 4: the spooler refused. */
export const RAW_SCRIPT = `
$ErrorActionPreference = 'Stop'
Add-Type -TypeDefinition @'
using System;
using System.Runtime.InteropServices;
public static class ComandaSpooler {
  [StructLayout(LayoutKind.Sequential, CharSet = CharSet.Unicode)]
  public class DocInfo {
    [MarshalAs(UnmanagedType.LPWStr)] public string Name;
    [MarshalAs(UnmanagedType.LPWStr)] public string OutputFile;
    [MarshalAs(UnmanagedType.LPWStr)] public string DataType;
  }
  [DllImport("winspool.drv", EntryPoint = "OpenPrinterW", SetLastError = true, CharSet = CharSet.Unicode)]
  static extern bool OpenPrinter(string name, out IntPtr printer, IntPtr defaults);
  [DllImport("winspool.drv", SetLastError = true)]
  static extern bool ClosePrinter(IntPtr printer);
  [DllImport("winspool.drv", EntryPoint = "StartDocPrinterW", SetLastError = true, CharSet = CharSet.Unicode)]
  static extern int StartDocPrinter(IntPtr printer, int level, [In] DocInfo info);
  [DllImport("winspool.drv", SetLastError = true)]
  static extern bool EndDocPrinter(IntPtr printer);
  [DllImport("winspool.drv", SetLastError = true)]
  static extern bool StartPagePrinter(IntPtr printer);
  [DllImport("winspool.drv", SetLastError = true)]
  static extern bool EndPagePrinter(IntPtr printer);
  [DllImport("winspool.drv", SetLastError = true)]
  static extern bool WritePrinter(IntPtr printer, byte[] bytes, int count, out int written);
  public static int Send(string name, string title, string type, byte[] bytes) {
    IntPtr printer;
    if (!OpenPrinter(name, out printer, IntPtr.Zero)) return 3;
    try {
      DocInfo info = new DocInfo { Name = title, DataType = type };
      if (StartDocPrinter(printer, 1, info) == 0) return 4;
      int written = 0;
      bool isSent = StartPagePrinter(printer) && WritePrinter(printer, bytes, bytes.Length, out written)
        && written == bytes.Length && EndPagePrinter(printer);
      return EndDocPrinter(printer) && isSent ? 0 : 4;
    } finally { ClosePrinter(printer); }
  }
}
'@
$bytes = [System.IO.File]::ReadAllBytes($env:COMANDA_ARQUIVO)
$driver = (Get-CimInstance Win32_Printer | Where-Object { $_.Name -eq $env:COMANDA_IMPRESSORA }).DriverName
$major = (Get-PrinterDriver -Name $driver -ErrorAction SilentlyContinue).MajorVersion
$type = if ($major -eq 4) { 'XPS_PASS' } else { 'RAW' }
exit [ComandaSpooler]::Send($env:COMANDA_IMPRESSORA, $env:COMANDA_TITULO, $type, $bytes)
`;

/**
 * Prints a file with the program that Windows has registered for PDF. Exit code 5: there is no such program.
 */
export const PAGE_SCRIPT = `
$ErrorActionPreference = 'Stop'
try {
  $viewer = Start-Process -FilePath $env:COMANDA_ARQUIVO -Verb PrintTo -ArgumentList ('"' + $env:COMANDA_IMPRESSORA.Replace('"', '') + '"') -WindowStyle Hidden -PassThru
} catch { exit 5 }
if ($viewer -ne $null) { $viewer.WaitForExit(15000) | Out-Null }
exit 0
`;

/** Arguments for PowerShell that need no quoting. The script is passed as base64 of UTF-16. */
export function powershellArguments(script: string): string[] {
  const encoded = Buffer.from(script, 'utf16le').toString('base64');
  return ['-NoProfile', '-NonInteractive', '-ExecutionPolicy', 'Bypass', '-EncodedCommand', encoded];
}
