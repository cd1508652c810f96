// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreGraphics
import Foundation

// Media files. Their content is not read.

open class AVAsset: NSObject, @unchecked Sendable {
  let file: URL
  public init(url URL: URL) { file = URL }
  open var duration: CMTime { .indefinite }
  open var isPlayable: Bool { false }
  open var metadata: [AVMetadataItem] { [] }
  open var commonMetadata: [AVMetadataItem] { [] }
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }

  /// Returns the value of a property that is known without reading the file.
  open func load<Value>(_ property: AVAsyncProperty<AVAsset, Value>) async throws -> Value {
    self[keyPath: property.path]
  }
}

open class AVURLAsset: AVAsset, @unchecked Sendable {
  open var url: URL { file }
  public override init(url URL: URL) { super.init(url: URL) }
  public init(url URL: URL, options: [String: Any]?) { super.init(url: URL) }
}

/// A property of an asset, or of a part of it, that takes time to load.
public struct AVAsyncProperty<Root: NSObject, Value>: @unchecked Sendable {
  let path: KeyPath<Root, Value>
}

extension AVAsyncProperty where Root == AVAsset, Value == CMTime {
  public static var duration: Self { Self(path: \.duration) }
}

extension AVAsyncProperty where Root == AVAsset, Value == Bool {
  public static var isPlayable: Self { Self(path: \.isPlayable) }
}

extension AVAsyncProperty where Root == AVAsset, Value == [AVMetadataItem] {
  public static var metadata: Self { Self(path: \.metadata) }
  public static var commonMetadata: Self { Self(path: \.commonMetadata) }
}

open class AVAssetTrack: NSObject, @unchecked Sendable {
  open var naturalSize: CGSize { .zero }
  open var preferredTransform: CGAffineTransform { .identity }
  open var nominalFrameRate: Float { 0 }
  open var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: .zero) }
  open var mediaType: AVMediaType { .video }

  /// Returns the value of a property that is known without reading the file.
  open func load<Value>(_ property: AVAsyncProperty<AVAssetTrack, Value>) async throws -> Value {
    self[keyPath: property.path]
  }
  /// Returns the values of two properties.
  open func load<A, B>(
    _ first: AVAsyncProperty<AVAssetTrack, A>, _ second: AVAsyncProperty<AVAssetTrack, B>
  ) async throws -> (A, B) {
    (self[keyPath: first.path], self[keyPath: second.path])
  }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == CGSize {
  public static var naturalSize: Self { Self(path: \.naturalSize) }
}
extension AVAsyncProperty where Root == AVAssetTrack, Value == CGAffineTransform {
  public static var preferredTransform: Self { Self(path: \.preferredTransform) }
}
extension AVAsyncProperty where Root == AVAssetTrack, Value == Float {
  public static var nominalFrameRate: Self { Self(path: \.nominalFrameRate) }
}

/// The volumes of tracks.
open class AVAudioMix: NSObject, @unchecked Sendable {}

/// Returns the largest rectangle of an aspect ratio in the middle of another one.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
  let scale = min(
    boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2,
    width: size.width, height: size.height)
}

open class AVMetadataItem: NSObject, @unchecked Sendable {
  open var identifier: AVMetadataIdentifier? { nil }
  open var commonKey: AVMetadataKey? { nil }
  open var key: (any NSCopying & NSObjectProtocol)? { nil }
  open var value: (any NSCopying & NSObjectProtocol)? { nil }
  open var stringValue: String? { nil }
  open var dataValue: Data? { nil }

  /// Returns the value of a property that is known without reading the file.
  open func load<Value>(_ property: AVAsyncProperty<AVMetadataItem, Value>) async throws -> Value {
    self[keyPath: property.path]
  }
}

extension AVAsyncProperty
where Root == AVMetadataItem, Value == (any NSCopying & NSObjectProtocol)? {
  public static var value: Self { Self(path: \.value) }
}

extension AVAsyncProperty where Root == AVMetadataItem, Value == String? {
  public static var stringValue: Self { Self(path: \.stringValue) }
}

extension AVAsyncProperty where Root == AVMetadataItem, Value == Data? {
  public static var dataValue: Self { Self(path: \.dataValue) }
}

/// The key of a metadata item in its key space.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let commonKeyTitle = Self(rawValue: "title")
  public static let commonKeyArtist = Self(rawValue: "artist")
  public static let commonKeyAlbumName = Self(rawValue: "albumName")
  public static let commonKeyArtwork = Self(rawValue: "artwork")
  public static let commonKeyAuthor = Self(rawValue: "author")
  public static let commonKeyCreationDate = Self(rawValue: "creationDate")
  public static let commonKeyDescription = Self(rawValue: "description")
}

/// The key of a metadata item with its key space.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let commonIdentifierTitle = Self(rawValue: "common/title")
  public static let commonIdentifierArtist = Self(rawValue: "common/artist")
  public static let commonIdentifierAlbumName = Self(rawValue: "common/albumName")
  public static let commonIdentifierArtwork = Self(rawValue: "common/artwork")
}

/// A generator of still pictures; it fails, since files are not read.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  open var appliesPreferredTrackTransform = false
  open var maximumSize = CGSize.zero
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity
  public init(asset: AVAsset) {}
  open func copyCGImage(
    at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage {
    throw AVError(.decoderNotFound)
  }
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw AVError(.decoderNotFound)
  }
}

/// An error of AVFoundation.
public struct AVError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = -11800
    case deviceNotConnected = -11814
    case fileFormatNotRecognized = -11828
    case decoderNotFound = -11833
    case applicationIsNotAuthorizedToUseDevice = -11852
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let video = AVMediaType(rawValue: "vide")
  public static let audio = AVMediaType(rawValue: "soun")
  public static let metadata = AVMediaType(rawValue: "meta")
}
