import Foundation

/// Environment variables with which ICU, also that of Foundation, reads other data than its own.
package enum ICUVariables {
  private static let names = ["ICU_DATA", "ICU_TIMEZONE_FILES_DIR"]

  /// Removes the variables from this process, before ICU reads them at its first use.
  package static func remove() {
    for name in names { unsetenv(name) }
  }
}
