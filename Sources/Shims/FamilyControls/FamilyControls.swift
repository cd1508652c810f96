// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation
import SwiftUI

// The limits that families set: nobody gives the permission, and nothing is chosen.

public enum FamilyControlsMember: Int, Hashable, Sendable { case child, individual }
public enum AuthorizationStatus: Int, Hashable, Sendable, CustomStringConvertible {
  case notDetermined, denied, approved
  public var description: String {
    switch self {
    case .notDetermined: "Not Determined"
    case .denied: "Denied"
    case .approved: "Approved"
    }
  }
}
public enum FamilyControlsError: Int, Error, Hashable, Sendable {
  case restricted, unavailable, invalidAccountType, invalidArgument, authorizationConflict
  case authorizationCanceled, networkError, authenticationMethodUnavailable
}
public final class AuthorizationCenter: ObservableObject, @unchecked Sendable {
  public static let shared = AuthorizationCenter()
  @Published public private(set) var authorizationStatus = AuthorizationStatus.denied
  public func requestAuthorization(for member: FamilyControlsMember) async throws {
    throw FamilyControlsError.unavailable
  }
  public func requestAuthorization(
    completionHandler: @escaping (Result<Void, any Error>) -> Void
  ) {
    completionHandler(.failure(FamilyControlsError.unavailable))
  }
  public func revokeAuthorization(
    completionHandler: @escaping (Result<Void, any Error>) -> Void
  ) {
    completionHandler(.success(()))
  }
}

public struct ApplicationToken: Hashable, Codable, Sendable {}
public struct ActivityCategoryToken: Hashable, Codable, Sendable {}
public struct WebDomainToken: Hashable, Codable, Sendable {}
/// The apps, categories and domains that a user chose: none, unless a program sets them.
public struct FamilyActivitySelection: Hashable, Codable, Sendable {
  public var applicationTokens: Set<ApplicationToken> = []
  public var categoryTokens: Set<ActivityCategoryToken> = []
  public var webDomainTokens: Set<WebDomainToken> = []
  public let includeEntireCategory: Bool
  public init(includeEntireCategory: Bool = false) {
    self.includeEntireCategory = includeEntireCategory
  }
}
/// The list of apps, which is a grey area with a name.
nonisolated public struct FamilyActivityPicker: View {
  public init(selection: Binding<FamilyActivitySelection>) {}
  public init(
    headerText: String? = nil, footerText: String? = nil,
    selection: Binding<FamilyActivitySelection>
  ) {}
  @MainActor public var body: some View {
    ContentPlaceholder(name: "FamilyActivityPicker", systemImage: "apps.iphone")
  }
}
extension View {
  /// Presents the list of apps, a grey area with a name, in a sheet.
  public func familyActivityPicker(
    isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>
  ) -> some View {
    sheet(isPresented: isPresented) { FamilyActivityPicker(selection: selection) }
  }
}
