import Drawing
import Foundation

extension Error {
  /// The error as one sentence: the message of the system without Foundation's text around it, or
  /// the description of an error that has one.
  package var reason: String {
    if let text = (self as? any LocalizedError)?.errorDescription { return text }
    if self is DecodingError { return "the data is damaged, or of another version" }
    let error = self as NSError
    let underlying = error.userInfo[NSUnderlyingErrorKey] as? any Error
    for error in [underlying.map { $0 as NSError }, error] {
      guard let error, error.domain == NSPOSIXErrorDomain else { continue }
      return String(cString: strerror(Int32(error.code)))
    }
    let isFoundations = type(of: self) is NSError.Type || error.domain == NSCocoaErrorDomain
    return isFoundations ? error.localizedDescription : "\(self)"
  }
}
