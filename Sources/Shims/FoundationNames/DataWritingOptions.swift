import Foundation

extension Data.WritingOptions {
  /// The former name of `atomic`: the file is replaced as a whole.
  @available(*, deprecated, renamed: "atomic")
  public static var atomicWrite: Data.WritingOptions { .atomic }
}
