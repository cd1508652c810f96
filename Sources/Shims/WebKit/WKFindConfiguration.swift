// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import FoundationNetworking
import SwiftUI

@MainActor @preconcurrency open class WKFindConfiguration: NSObject {
  open var backwards = false
  open var caseSensitive = false
  open var wraps = true
  public override init() { super.init() }
}

@MainActor @preconcurrency open class WKFindResult: NSObject {
  open var matchFound: Bool { false }
}

@MainActor @preconcurrency open class WKPDFConfiguration: NSObject {
  open var rect: CGRect?
  open var allowTransparentBackground = false
  public override init() { super.init() }
}

@MainActor @preconcurrency open class WKSnapshotConfiguration: NSObject {
  open var rect = CGRect.null
  open var snapshotWidth: NSNumber?
  public override init() { super.init() }
}
