// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A download of a web view, which loads nothing.
@MainActor @preconcurrency
open class WKDownload: NSObject {
  open weak var delegate: (any WKDownloadDelegate)?
  open var originalRequest: URLRequest? { nil }
  open weak var webView: WKWebView? { nil }
  public let progress = Progress(totalUnitCount: 0)
  open func cancel(_ completionHandler: ((Data?) -> Void)? = nil) { completionHandler?(nil) }
}
@MainActor @preconcurrency public protocol WKDownloadDelegate: NSObjectProtocol {
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String, completionHandler: @escaping @MainActor (URL?) -> Void)
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String
  ) async -> URL?
  func downloadDidFinish(_ download: WKDownload)
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}
extension WKDownloadDelegate {
  public func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String, completionHandler: @escaping @MainActor (URL?) -> Void
  ) { completionHandler(nil) }
  public func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String
  ) async -> URL? { nil }
  public func downloadDidFinish(_ download: WKDownload) {}
  public func download(
    _ download: WKDownload, didFailWithError error: any Error, resumeData: Data?
  ) {}
}
