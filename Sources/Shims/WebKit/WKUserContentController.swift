// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import FoundationNetworking
import SwiftUI

/// Rules of what pages may load, which are not read.
@MainActor @preconcurrency open class WKContentRuleList: NSObject {
  public let identifier: String
  init(_ identifier: String) { self.identifier = identifier }
}

@MainActor @preconcurrency open class WKContentRuleListStore: NSObject {
  private static let shared = WKContentRuleListStore()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open class func `default`() -> WKContentRuleListStore! { shared }
  private var lists: [String: WKContentRuleList] = [:]
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!,
    completionHandler: @escaping (WKContentRuleList?, (any Error)?) -> Void
  ) {
    let list = WKContentRuleList(identifier ?? "")
    lists[identifier ?? ""] = list
    completionHandler(list, nil)
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!
  ) async throws -> WKContentRuleList? {
    let list = WKContentRuleList(identifier ?? "")
    lists[identifier ?? ""] = list
    return list
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open func lookUpContentRuleList(
    forIdentifier identifier: String!,
    completionHandler: @escaping (WKContentRuleList?, (any Error)?) -> Void
  ) {
    completionHandler(lists[identifier ?? ""], nil)
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open func removeContentRuleList(
    forIdentifier identifier: String!, completionHandler: @escaping ((any Error)?) -> Void
  ) {
    lists[identifier ?? ""] = nil
    completionHandler(nil)
  }
}

public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

@MainActor @preconcurrency
open class WKUserScript: NSObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }
  public convenience init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
    in contentWorld: WKContentWorld
  ) {
    self.init(
      source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly)
  }
}

@MainActor @preconcurrency
open class WKScriptMessage: NSObject {
  open var body: Any { NSNull() }
  open var name: String { "" }
  open weak var webView: WKWebView? { nil }
  open var frameInfo: WKFrameInfo { WKFrameInfo() }
  open var world: WKContentWorld { .page }
}

@MainActor @preconcurrency public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void)
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?)
}

extension WKScriptMessageHandlerWithReply {
  public func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
  ) {}
  public func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?) { (nil, nil) }
}

@MainActor @preconcurrency public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

@MainActor @preconcurrency
open class WKUserContentController: NSObject {
  open private(set) var userScripts: [WKUserScript] = []
  public override init() { super.init() }
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  open func removeAllUserScripts() { userScripts = [] }
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  open func add(
    _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld,
    name: String
  ) {}
  open func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply,
    contentWorld: WKContentWorld, name: String
  ) {}
  open func removeScriptMessageHandler(
    forName name: String, contentWorld: WKContentWorld
  ) {}
  open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {}
  open func add(_ contentRuleList: WKContentRuleList) {}
  open func remove(_ contentRuleList: WKContentRuleList) {}
  open func removeAllContentRuleLists() {}
  open func removeScriptMessageHandler(forName name: String) {}
  open func removeAllScriptMessageHandlers() {}
}

/// A world of scripts, which do not run.
@MainActor @preconcurrency open class WKContentWorld: NSObject {
  public static let page = WKContentWorld(name: nil)
  public static let defaultClient = WKContentWorld(name: nil)
  public let name: String?
  private init(name: String?) { self.name = name }
  open class func world(name: String) -> WKContentWorld { WKContentWorld(name: name) }
}
